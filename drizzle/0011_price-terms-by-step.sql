ALTER TABLE "price_terms" DROP CONSTRAINT "price_terms_compounding_check";--> statement-breakpoint
ALTER TABLE "price_terms" DROP CONSTRAINT "price_terms_amounts_check";--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "rate" integer;--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "per" text;--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "is_compounding" boolean;--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "earned" text;--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "one_time_charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "price_terms" ADD COLUMN "grace_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "price_terms" SET
	"rate" = "monthly_rate" * CASE "compounding" WHEN 'semiannual' THEN 6 ELSE 1 END,
	"per" = CASE "compounding" WHEN 'semiannual' THEN 'half-year' ELSE 'month' END,
	"is_compounding" = "compounding" <> 'simple',
	"earned" = 'pro-rata',
	"one_time_charges" = CASE WHEN "fee" > 0
		THEN jsonb_build_array(jsonb_build_object('name', 'Fee', 'amount', "fee", 'isHeldBack', false))
		ELSE '[]'::jsonb END;--> statement-breakpoint
ALTER TABLE "price_terms" ALTER COLUMN "rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_terms" ALTER COLUMN "per" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_terms" ALTER COLUMN "is_compounding" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_terms" ALTER COLUMN "earned" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_terms" DROP COLUMN "monthly_rate";--> statement-breakpoint
ALTER TABLE "price_terms" DROP COLUMN "compounding";--> statement-breakpoint
ALTER TABLE "price_terms" DROP COLUMN "fee";--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_state_check" CHECK ("price_terms"."state" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'));--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_per_check" CHECK ("price_terms"."per" in ('month', 'half-year', 'year'));--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_earned_check" CHECK ("price_terms"."earned" in ('pro-rata', 'per-step', 'in-advance'));--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_amounts_check" CHECK ("price_terms"."rate" >= 0 and "price_terms"."grace_days" >= 0);
