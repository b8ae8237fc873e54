import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { FileText } from "lucide-react";
import { useDict } from "#console";

type PaperLinkProps = { href: string; children: string };

/** A paper of the server's in a tab of its own. */
function PaperLink({ href, children }: PaperLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-strong"
    >
      <FileText aria-hidden size={18} />
      {children}
    </a>
  );
}

/** The label of 10 × 15 cm and, for those who dispatch, the customs declaration. */
export function ParcelPapers({ packageId, withCustoms }: { packageId: string; withCustoms: boolean }) {
  const words = useDict(consolePackingDict);
  return (
    <div className="flex flex-wrap gap-x-5">
      <PaperLink href={`/api/staff/dispatch/label-pdf?packageId=${packageId}`}>{words.labelPdf}</PaperLink>
      {withCustoms ? (
        <PaperLink href={`/api/staff/dispatch/customs-pdf?packageId=${packageId}`}>{words.customsPdf}</PaperLink>
      ) : null}
    </div>
  );
}

/** The list of a handover: on paper for its driver, and as a table. */
export function ManifestFiles({ manifestNo }: { manifestNo: string }) {
  const words = useDict(consolePackingDict);
  const href = (format: string) => `/api/staff/dispatch/manifest?manifestNo=${manifestNo}&format=${format}`;
  return (
    <span className="flex flex-wrap gap-x-5">
      <PaperLink href={href("pdf")}>{words.manifestPdf}</PaperLink>
      <PaperLink href={href("csv")}>{words.manifestCsv}</PaperLink>
    </span>
  );
}
