ALTER TABLE "state_rules" DROP CONSTRAINT "state_rules_compounding_check";--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "earning" text;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "one_time_charges" jsonb;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "caps_per_claim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "rate_method" text;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "state_rules" ADD COLUMN "contract" jsonb;--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_earning_check" CHECK ("state_rules"."earning" in ('pro-rata', 'per-step', 'in-advance'));--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_rate_method_check" CHECK ("state_rules"."rate_method" in ('simple', 'effective', 'military'));--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_compounding_check" CHECK ("state_rules"."compounding" in ('semiannual', 'annual', 'none'));