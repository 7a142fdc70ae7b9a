CREATE TABLE "access_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"person_id" uuid,
	"person_name" text,
	"session" text,
	"reference" text,
	"subject_hash" text,
	"document_id" uuid,
	"document_type" text,
	"request" text,
	"details" text,
	"address" text,
	"user_agent" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_log_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_key" text NOT NULL,
	"first_number" bigint NOT NULL,
	"start_hash" text NOT NULL,
	"last_number" bigint NOT NULL,
	"last_hash" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "access_log_head_one_check" CHECK ("access_log_head"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "access_records" DROP CONSTRAINT "access_records_action_check";--> statement-breakpoint
CREATE INDEX "access_log_happened_at_idx" ON "access_log" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "access_log_person_id_idx" ON "access_log" USING btree ("person_id","number");--> statement-breakpoint
CREATE INDEX "access_log_reference_idx" ON "access_log" USING btree ("reference","number");--> statement-breakpoint
CREATE INDEX "access_log_subject_hash_idx" ON "access_log" USING btree ("subject_hash","number");--> statement-breakpoint
CREATE INDEX "access_log_action_idx" ON "access_log" USING btree ("action","number");
--> statement-breakpoint
-- Entries are added, and the oldest removed once the head says that the log begins later. Nothing else.
CREATE FUNCTION "keep_access_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.number < (SELECT first_number FROM access_log_head) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'Entries of the access log cannot be changed or removed.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "access_log_keep" BEFORE UPDATE OR DELETE ON "access_log" FOR EACH ROW EXECUTE FUNCTION "keep_access_log"();--> statement-breakpoint
CREATE TRIGGER "access_log_keep_all" BEFORE TRUNCATE ON "access_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_access_log"();
