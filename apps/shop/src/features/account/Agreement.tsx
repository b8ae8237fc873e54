import { Card, ErrorState, SkeletonList } from "@sihai/ui";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#shop";
import { PlainMarkdown } from "./PlainMarkdown.tsx";

export type AgreementName = "terms" | "privacy";

const texts = {
  terms: {
    zh: () => import("../../../../../content/agreements/terms.cn.md?raw"),
    en: () => import("../../../../../content/agreements/terms.en.md?raw"),
  },
  privacy: {
    zh: () => import("../../../../../content/agreements/privacy.cn.md?raw"),
    en: () => import("../../../../../content/agreements/privacy.en.md?raw"),
  },
} as const;

/** An agreement of content/agreements in the language shown, fetched when it is opened. */
export function Agreement({ name }: { name: AgreementName }) {
  const language = useLanguage();
  const text = useQuery({
    queryKey: ["agreement", name, language],
    queryFn: async () => (await texts[name][language]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (text.isPending) return <SkeletonList cards={1} lines={6} />;
  if (text.error) return <ErrorState onReload={() => void text.refetch()} />;
  return (
    <Card>
      <PlainMarkdown text={text.data} />
    </Card>
  );
}
