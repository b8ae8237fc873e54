import { beijing, formatDate } from "@sihai/text";
import { claimDict } from "@sihai/text/dict/claim";
import { Card, cx, Deadline } from "@sihai/ui";
import { Clock, type LucideIcon, PackageMinus, PackageX, Replace, SearchX, ShieldAlert } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import type { ClaimKindOnWire, KindOnWire } from "./types.ts";

const icons: Record<ClaimKindOnWire, LucideIcon> = {
  damaged: PackageX,
  missing: PackageMinus,
  wrong: Replace,
  lost: SearchX,
  seized: ShieldAlert,
  delayed: Clock,
};

type ClaimKindsProps = {
  kinds: readonly KindOnWire[];
  value: ClaimKindOnWire | null;
  onChange?: (kind: ClaimKindOnWire) => void;
};

/** The six things that go wrong as tiles; one that cannot be claimed now says why, or from when it can. */
export function ClaimKinds({ kinds, value, onChange }: ClaimKindsProps) {
  const words = useDict(claimDict);
  const chosen = kinds.find(({ kind }) => kind === value);
  return (
    <Card title={words.what}>
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">{words.what}</legend>
        {kinds.map((offered) => (
          <KindTile
            key={offered.kind}
            offered={offered}
            checked={offered.kind === value}
            onChoose={() => onChange?.(offered.kind)}
          />
        ))}
      </fieldset>
      {chosen?.closesAt && chosen.obstacle === null ? (
        <div className="mt-3">
          <Deadline at={chosen.closesAt} label={words.closesAt} />
        </div>
      ) : null}
    </Card>
  );
}

type KindTileProps = { offered: KindOnWire; checked: boolean; onChoose: () => void };

function KindTile({ offered: { kind, obstacle, opensAt }, checked, onChoose }: KindTileProps) {
  const words = useDict(claimDict);
  const language = useLanguage();
  const Icon = icons[kind];
  const note =
    obstacle === "too-early" && opensAt
      ? words.opensAt(formatDate(opensAt, language, beijing))
      : obstacle && words.obstacles[obstacle];
  return (
    <label
      className={cx(
        "flex min-h-22 flex-col gap-1 rounded-control border p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
        checked ? "border-brand-strong bg-brand-soft" : "border-line",
      )}
    >
      <input
        type="radio"
        name="claim-kind"
        className="sr-only"
        value={kind}
        checked={checked}
        disabled={obstacle !== null}
        onChange={onChoose}
      />
      <Icon aria-hidden size={22} className={obstacle === null ? "text-brand-strong" : "text-grey"} />
      <span className={cx("font-medium leading-5", obstacle !== null && "text-grey")}>{words.kinds[kind]}</span>
      {note ? <span className="text-note leading-4 text-grey">{note}</span> : null}
    </label>
  );
}
