export { staffLogIn } from "./staff-log-in.ts";
export { staffLogOut } from "./staff-log-out.ts";
export { staffMe } from "./staff-me.ts";
