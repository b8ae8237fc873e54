export { currentLanguage, switchLanguage, useDict, useLanguage } from "./language.ts";
export { menuEntries } from "./menu.ts";
export { go, goTo, href, hrefOf } from "./navigation.ts";
export { usePageSearch } from "./page-search.ts";
export { type PathSearch, pathOf as pageHere, paths } from "./paths.ts";
export { startSession, useMay, useSession } from "./session.ts";
export { singleKeysOn } from "./single-keys.ts";
export { defer, useDeferred } from "./undo.ts";
export { WorkPage } from "./WorkPage.tsx";
