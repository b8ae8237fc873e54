import type { Dictionary } from "@sihai/text";
import { use } from "react";
import { useLanguage } from "./language.ts";

/** A feature's words in the language shown. Suspends until they are here; the route's loader fetches them beside the page. */
export function useDict<Words>(dict: Dictionary<Words>): Words {
  const language = useLanguage();
  return use(dict.load(language));
}
