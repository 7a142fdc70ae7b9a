-- One statement, so that the table is rewritten once. Columns that are made anew lose their indexes.
ALTER TABLE "applications"
  DROP COLUMN "sort_name",
  DROP COLUMN "search_text",
  ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(coalesce("client_last_name", "last_name") || ' ' || coalesce("client_first_name", "first_name"))) STORED NOT NULL,
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("client_first_name", '') || ' ' || coalesce("client_last_name", '') || ' ' || coalesce("attorney_firm", '') || ' ' || coalesce("plaintiff_attorney_firm", '') || ' ' || coalesce("plaintiff_attorney_name", '') || ' ' || coalesce("plaintiff_attorney_email", '') || ' ' || coalesce("opposing_party", '') || ' ' || coalesce("email", '') || ' ' || coalesce("client_email", '') || ' ' || coalesce("reference", '')), 'áàâäãåāăąéèêëēėęěíìîïīįıóòôöõøōőúùûüūůűųýÿñńňçćčđďğķłļľŕřśšşșťţțźżž’', 'aaaaaaaaaeeeeeeeeiiiiiiioooooooouuuuuuuuyynnncccddgklllrrsssstttzzz''') || ' ' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce(regexp_replace("client_phone", '[^0-9]', '', 'g'), '') || ' ' || coalesce(regexp_replace("plaintiff_attorney_phone", '[^0-9]', '', 'g'), '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_name_idx" ON "applications" USING btree ("sort_name","submitted_at","id");--> statement-breakpoint
CREATE INDEX "applications_birth_idx" ON "applications" USING btree ("sort_name","date_of_birth");--> statement-breakpoint
CREATE INDEX "applications_search_idx" ON "applications" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
