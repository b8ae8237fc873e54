import { listGoodsClasses } from "@sihai/contract/freight";
import { inLanguage } from "@sihai/text";
import { useMemo } from "react";
import { useEndpoint, useLanguage } from "#shop";
import type { FlagNames } from "./line-words.ts";

const freshMs = 600_000;

/** The goods classes, and the names of the flags they carry; asked for again after ten minutes. */
export function useGoodsClasses() {
  return useEndpoint(listGoodsClasses, {}, { freshMs });
}

/** What a goods class is called; null for none, and until the names arrived. */
export function useClassName(classId: string | null): string | null {
  const language = useLanguage();
  const { data } = useEndpoint(listGoodsClasses, {}, { freshMs, enabled: classId !== null });
  const name = data?.classes.find(({ id }) => id === classId)?.name;
  return name ? inLanguage(name, language) : null;
}

/** The names of goods flags; empty until they arrived. */
export function useFlagNames(): FlagNames {
  const language = useLanguage();
  const { data } = useGoodsClasses();
  return useMemo(() => new Map((data?.flags ?? []).map(({ id, name }) => [id, inLanguage(name, language)])), [data, language]);
}
