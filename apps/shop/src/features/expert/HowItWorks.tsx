import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card } from "@sihai/ui";
import { PackageCheck, Plane, Warehouse } from "lucide-react";
import { useDict } from "#shop";

const pictures = [Warehouse, PackageCheck, Plane] as const;

/** What the expert does, in three pictures, and what it costs. */
export function HowItWorks({ fee }: { fee: string | null }) {
  const words = useDict(expertDict);
  return (
    <Card>
      <p className="text-title font-semibold">{words.pitch}</p>
      <ol className="my-4 grid grid-cols-3 gap-2">
        {pictures.map((Icon, at) => (
          <li
            key={words.how[at]}
            className="flex flex-col items-center gap-2 text-center text-note leading-4 hyphens-auto wrap-anywhere"
          >
            <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden size={26} />
            </span>
            {words.how[at]}
          </li>
        ))}
      </ol>
      <p className="text-note text-grey">{fee === null ? null : words.feeNote(cnyText(fee))}</p>
    </Card>
  );
}
