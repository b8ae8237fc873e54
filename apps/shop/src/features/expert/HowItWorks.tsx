import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card } from "@sihai/ui";
import { PackageCheck, Plane, Warehouse } from "lucide-react";
import { useDict, useSettings } from "#shop";

const pictures = [Warehouse, PackageCheck, Plane] as const;

/** What the expert does, in three pictures, and what it costs. */
export function HowItWorks({ fee }: { fee: string | null }) {
  const words = useDict(expertDict);
  const days = useSettings()?.expertWorkingDays;
  const how = days ? words.how(days.soonest, days.latest) : [];
  return (
    <Card>
      <p className="text-title font-semibold">{words.pitch}</p>
      <ol className="my-4 grid grid-cols-3 gap-2">
        {how.map((step, at) => (
          <li key={step} className="flex flex-col items-center gap-2 text-center text-note leading-4 hyphens-auto wrap-anywhere">
            <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <StepIcon at={at} />
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="text-note text-grey">{fee === null ? null : words.feeNote(cnyText(fee))}</p>
    </Card>
  );
}

function StepIcon({ at }: { at: number }) {
  const Icon = pictures[at] ?? Plane;
  return <Icon aria-hidden size={26} />;
}
