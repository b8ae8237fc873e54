-- Rules of countries with a step or with something taken off, as content/tax-rules.csv says them: a reduced rate up to a value (Brazil),
-- and a fixed amount off duty or VAT ("60 % less US$ 20"; "15 % of what exceeds €200" is 15 % less €30). Amounts in minor units of the
-- rule's currency; zero where there is none, as for every rule made before.
alter table tax_rule
  add column reduced_up_to bigint not null default 0 check (reduced_up_to >= 0),
  add column reduced_bp integer not null default 0 check (reduced_bp between 0 and 10000),
  add column duty_less bigint not null default 0 check (duty_less >= 0),
  add column vat_less bigint not null default 0 check (vat_less >= 0),
  -- Duty has been more than the value: 120 % in the United States in May 2025.
  drop constraint tax_rule_duty_bp_check,
  add constraint tax_rule_duty_bp_check check (duty_bp between 0 and 20000),
  add check (currency is not null or (reduced_up_to = 0 and reduced_bp = 0 and duty_less = 0 and vat_less = 0));
