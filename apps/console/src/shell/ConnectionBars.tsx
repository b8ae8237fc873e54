import { useOnline, useSlowRequests } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { StatusBars } from "@sihai/ui";
import { useDict } from "./language.ts";

/** What the connection does right now: slow, or gone. */
export function ConnectionBars() {
  return <StatusBars slow={useSlowRequests()} online={useOnline()} words={useDict(shellDict)} />;
}
