import { isRefused } from "@sihai/client";
import { shellDict } from "@sihai/text/dict/shell";
import { EmptyState } from "@sihai/ui";
import { href } from "./navigation.ts";
import { useDict } from "./use-dict.ts";

/** The page is there, but what its address asks for is not (a wrong number, something of somebody else). */
export function NothingHere({ error, text }: { error?: Error; text?: string }) {
  const words = useDict(shellDict);
  // A number that is none is said to be a mistake in a form; there is no form here.
  const told = error && !isRefused(error, "INPUT_INVALID") ? error.message : text;
  return <EmptyState picture="search" text={told ?? words.notFound} action={{ label: words.toHome, href: href("/home") }} />;
}
