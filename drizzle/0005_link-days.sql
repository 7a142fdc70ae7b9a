CREATE TABLE "link_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "link_settings_single_row_check" CHECK ("link_settings"."id" = 1),
	CONSTRAINT "link_settings_days_check" CHECK ("link_settings"."days" between 30 and 3650)
);
