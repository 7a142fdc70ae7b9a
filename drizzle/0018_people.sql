CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('owner', 'reviewer', 'editor'))
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[],
	"is_synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"configured_hash" text,
	"is_generated" boolean DEFAULT false NOT NULL,
	"totp_sealed" text,
	"totp_confirmed_at" timestamp (3) with time zone,
	"totp_last_step" bigint,
	"last_seen_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_role_check" CHECK ("people"."role" in ('owner', 'reviewer', 'editor')),
	CONSTRAINT "people_password_hash_check" CHECK ("people"."password_hash" like '$argon2id$%'),
	CONSTRAINT "people_email_check" CHECK ("people"."is_first" or "people"."email" is not null),
	CONSTRAINT "people_first_check" CHECK (not "people"."is_first" or "people"."disabled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "team_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "team_settings_single_row_check" CHECK ("team_settings"."id" = 1)
);
--> statement-breakpoint
-- The one administrator becomes the first owner, and stays signed in.
INSERT INTO "people" ("name", "role", "is_first", "password_hash", "configured_hash", "is_generated", "last_seen_at", "updated_at")
SELECT 'Owner', 'owner', true, "password_hash", "configured_hash", "is_generated", "last_seen_at", "updated_at" FROM "admin_credential";--> statement-breakpoint
DROP TABLE "admin_credential" CASCADE;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "person_id" uuid;--> statement-breakpoint
UPDATE "admin_sessions" SET "person_id" = (SELECT "id" FROM "people" WHERE "is_first");--> statement-breakpoint
DELETE FROM "admin_sessions" WHERE "person_id" IS NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ALTER COLUMN "person_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "awaiting" text;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_email_key" ON "invitations" USING btree (lower("email")) WHERE "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "known_browsers_key" ON "known_browsers" USING btree ("person_id","browser_hash");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_person_id_idx" ON "passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_key" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "people_first_key" ON "people" USING btree ("is_first") WHERE "people"."is_first";--> statement-breakpoint
CREATE INDEX "recovery_codes_person_id_idx" ON "recovery_codes" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_person_id_idx" ON "admin_sessions" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_awaiting_check" CHECK ("admin_sessions"."awaiting" in ('second-factor', 'password', 'enrollment'));