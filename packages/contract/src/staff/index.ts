export { listFilters } from "./list-filters.ts";
export { removeFilter } from "./remove-filter.ts";
export { saveFilter } from "./save-filter.ts";
export { savedFiltersMost } from "./saved-filter-fields.ts";
export { staffLogIn } from "./staff-log-in.ts";
export { staffLogOut } from "./staff-log-out.ts";
export { staffMe } from "./staff-me.ts";
