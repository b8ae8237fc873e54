export { contentStates, mayTakeBack, shownAt, stateAt } from "./versions.ts";
