import { listGoodsClasses } from "@sihai/contract/freight";
import { inLanguage } from "@sihai/text";
import { useMemo } from "react";
import { useEndpoint, useLanguage } from "#shop";
import type { FlagNames } from "./line-words.ts";

const freshMs = 600_000;

export function useGoodsClasses() {
  return useEndpoint(listGoodsClasses, {}, { freshMs });
}

/** The names of goods flags; empty until they arrived. */
export function useFlagNames(): FlagNames {
  const language = useLanguage();
  const { data } = useGoodsClasses();
  return useMemo(() => new Map((data?.flags ?? []).map(({ id, name }) => [id, inLanguage(name, language)])), [data, language]);
}
