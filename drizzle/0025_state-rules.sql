CREATE TABLE "refused_applications" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "refused_applications_pkey" PRIMARY KEY("code","day"),
	CONSTRAINT "refused_applications_code_check" CHECK ("refused_applications"."code" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "refused_applications_count_check" CHECK ("refused_applications"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "state_rules" (
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"effective_from" date NOT NULL,
	"act" text NOT NULL,
	"posture" text NOT NULL,
	"sentence" text NOT NULL,
	"caps" jsonb NOT NULL,
	"cancel_days" smallint,
	"most_months" smallint,
	"largest_advance" bigint,
	"license" text,
	"required_sentences" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date,
	"confirmed_by" text,
	"origin" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"written_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_rules_pkey" PRIMARY KEY("code","version"),
	CONSTRAINT "state_rules_code_check" CHECK ("state_rules"."code" in ('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY')),
	CONSTRAINT "state_rules_act_check" CHECK ("state_rules"."act" in ('written', 'adopted', 'checked', 'withdrawn')),
	CONSTRAINT "state_rules_posture_check" CHECK ("state_rules"."posture" in ('open', 'license', 'capped', 'closed')),
	CONSTRAINT "state_rules_origin_check" CHECK ("state_rules"."origin" in ('default', 'suggestion', 'owner')),
	CONSTRAINT "state_rules_version_check" CHECK ("state_rules"."version" > 0),
	CONSTRAINT "state_rules_confirmed_check" CHECK (("state_rules"."checked_on" is null) = ("state_rules"."confirmed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "state_rules" ADD CONSTRAINT "state_rules_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "state_rules_day_idx" ON "state_rules" USING btree ("code","effective_from","version");