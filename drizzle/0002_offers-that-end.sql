ALTER TABLE "decision_settings" ADD COLUMN "offer_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "offer_ends_on" date;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "compounding" text;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "cancel_from" text;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "takes_without_license" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decision_settings" ADD CONSTRAINT "decision_settings_offer_days_check" CHECK ("decision_settings"."offer_days" between 1 and 365);--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_compounding_check" CHECK ("state_rules"."compounding" in ('semiannual', 'none'));--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_cancel_from_check" CHECK ("state_rules"."cancel_from" in ('signing', 'funding', 'receipt', 'later'));--> statement-breakpoint
-- Offers that are out had no last day. They get two weeks from the upgrade, and the upgrade mails nobody.
UPDATE "decisions" SET "offer_ends_on" = (now() at time zone 'America/New_York')::date + 14 WHERE "kind" = 'approved';
