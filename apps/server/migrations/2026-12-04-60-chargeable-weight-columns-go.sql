-- expands
-- Nothing is added: the release before neither writes these nor asks for them by name, so that its nodes go on beside this.
alter table parcel drop column est_chargeable_grams, drop column act_chargeable_grams;
