import { cnyText } from "@sihai/text";
import { expertDict } from "@sihai/text/dict/expert";
import { Card, SkeletonLine } from "@sihai/ui";
import { PackageCheck, Plane, Warehouse } from "lucide-react";
import { useDict, useSettings } from "#shop";

const pictures = [Warehouse, PackageCheck, Plane] as const;

/** What the expert does, in three pictures, and what it costs. As tall before its figures are there as after: what stands below is not moved from under a finger. */
export function HowItWorks({ fee }: { fee: string | null }) {
  const words = useDict(expertDict);
  const days = useSettings()?.expertWorkingDays;
  const how = days ? words.how(days.soonest, days.latest) : [];
  const steps = pictures.map((Icon, at) => ({ Icon, at: `step-${at}`, text: how[at] }));
  return (
    <Card>
      <p className="text-title font-semibold">{words.pitch}</p>
      <ol className="my-4 grid grid-cols-3 gap-2">
        {steps.map(({ Icon, at, text }) => (
          <li key={at} className="flex flex-col items-center gap-2 text-center text-note leading-4 hyphens-auto wrap-anywhere">
            <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden size={26} />
            </span>
            {text ?? <SkeletonLine height={8} width="80%" />}
          </li>
        ))}
      </ol>
      {fee === null ? (
        <SkeletonLine height={4.5} width="66%" />
      ) : (
        <p className="text-note text-grey">{words.feeNote(cnyText(fee))}</p>
      )}
    </Card>
  );
}
