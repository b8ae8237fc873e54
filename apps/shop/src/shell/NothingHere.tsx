import { shellDict } from "@sihai/text/dict/shell";
import { EmptyState } from "@sihai/ui";
import { href } from "./navigation.ts";
import { useDict } from "./use-dict.ts";

/** The page is there, but what its address asks for is not (a wrong number, something of somebody else). */
export function NothingHere({ text }: { text?: string }) {
  const words = useDict(shellDict);
  return <EmptyState picture="search" text={text ?? words.notFound} action={{ label: words.toHome, href: href("/home") }} />;
}
