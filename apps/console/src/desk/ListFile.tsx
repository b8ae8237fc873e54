import { consoleListFileDict } from "@sihai/text/dict/console/payment/list-file";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useDict, useLanguage } from "#console";

/** A list's file: the call that makes it, and what the list is narrowed to. */
export type ListFileProps = { of: { path: string }; query: Readonly<Record<string, string | undefined>> };

/** All of a list as a table for a spreadsheet, however many pages it has, in the language of the screen. */
export function ListFile({ of: { path }, query }: ListFileProps) {
  const words = useDict(consoleListFileDict);
  const lang = useLanguage();
  const asked = Object.entries({ ...query, lang }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return (
    <div>
      <FileLink href={`/api${path}?${new URLSearchParams(asked)}`}>{words.download}</FileLink>
    </div>
  );
}

/** A file of the server's, kept under `name` where its address does not tell it from others. */
export function FileLink({ href, name, children }: { href: string; name?: string; children: ReactNode }) {
  return (
    <a href={href} download={name ?? true} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-strong">
      <Download aria-hidden size={18} />
      {children}
    </a>
  );
}
