import { readPlaces } from "@sihai/contract/setting";
import { type PlaceLists, placeListNames, readSettings } from "@sihai/domain/setting";
import { useMemo } from "react";
import { useEndpoint } from "./use-endpoint.ts";

/** Such lists change a few times a year; the server decides in any case. */
const freshMs = 600_000;

/** Countries and states as they are now, asked for by the pages that need them; `lists` is undefined until they are known. */
export function usePlaces() {
  const read = useEndpoint(readPlaces, {}, { freshMs, staysWithoutLogin: true });
  const { data } = read;
  return { read, lists: useMemo(() => (data ? listsOf(data.lists) : undefined), [data]) };
}

function listsOf(json: unknown): PlaceLists | undefined {
  const { settings, problems } = readSettings(placeListNames, json);
  return problems.length === 0 ? settings : undefined;
}
