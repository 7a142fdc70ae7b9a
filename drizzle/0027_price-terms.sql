CREATE TABLE "price_terms" (
	"version" integer PRIMARY KEY NOT NULL,
	"effective_from" date NOT NULL,
	"monthly_rate" integer NOT NULL,
	"compounding" text NOT NULL,
	"fee" bigint NOT NULL,
	"cap_multiple" integer,
	"most_months" smallint,
	"person_id" uuid,
	"person_name" text,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_terms_compounding_check" CHECK ("price_terms"."compounding" in ('simple', 'monthly', 'semiannual')),
	CONSTRAINT "price_terms_version_check" CHECK ("price_terms"."version" > 0),
	CONSTRAINT "price_terms_amounts_check" CHECK ("price_terms"."monthly_rate" >= 0 and "price_terms"."fee" >= 0),
	CONSTRAINT "price_terms_cap_check" CHECK ("price_terms"."cap_multiple" >= 100),
	CONSTRAINT "price_terms_months_check" CHECK ("price_terms"."most_months" > 0)
);
--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_terms_day_idx" ON "price_terms" USING btree ("effective_from","version");