export { advanceClock } from "./advance-clock.ts";
export { setAutopilot } from "./set-autopilot.ts";
