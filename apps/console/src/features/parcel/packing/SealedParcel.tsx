import { call } from "@sihai/client";
import { parcelLabel } from "@sihai/contract/parcel";
import { cny, compare, subtract } from "@sihai/domain";
import { cnyText, formatMoney } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { Button, Card, LinkButton, Notice } from "@sihai/ui";
import { Printer } from "lucide-react";
import { href, useDict, useMay, usePageSearch } from "#console";
import { Facts, printLabel } from "#desk";
import { ParcelPapers } from "../dispatch/paper-links.tsx";
import type { BenchParcel } from "./parcel-columns.tsx";
import type { Weighed } from "./parcel-on-bench.ts";

type SealedParcelProps = { parcel: BenchParcel; weighed: Weighed | null; onAgain: () => void };

/** The parcel is closed: what its freight came to, its label, and where it goes next. */
export function SealedParcel({ parcel, weighed, onAgain }: SealedParcelProps) {
  const words = useDict(consolePackingDict);
  const may = useMay();
  const [, change] = usePageSearch("/packing");

  async function print() {
    await printLabel(await call(parcelLabel, { params: { packageId: parcel.packageId } }));
  }

  return (
    <Card title={words.sealed(parcel.packageId)}>
      <div className="flex flex-col gap-4">
        {weighed ? <FreightOutcome weighed={weighed} /> : null}
        <ParcelPapers packageId={parcel.packageId} withCustoms={may("dispatch.record")} />
        <div className="flex flex-wrap gap-3">
          <Button icon={Printer} onClick={() => void print()}>
            {words.printLabel}
          </Button>
          <Button kind="quiet" onClick={() => change({ parcel: undefined })}>
            {words.nextParcel}
          </Button>
          {may("dispatch.record") ? (
            <LinkButton kind="quiet" href={href("/dispatch", { parcel: parcel.packageId })}>
              {words.toDispatch}
            </LinkButton>
          ) : null}
          <Button kind="plain" onClick={onAgain}>
            {words.weighAgain}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function FreightOutcome({ weighed }: { weighed: Weighed }) {
  const words = useDict(consolePackingDict);
  const [freight, deposit] = [cny(weighed.finalFreight), cny(weighed.deposit)];
  const text = {
    "0": words.freightEven,
    "1": words.freightMore(formatMoney(subtract(freight, deposit))),
    "-1": words.freightLess(formatMoney(subtract(deposit, freight))),
  }[compare(freight, deposit)];
  return (
    <Notice tone={compare(freight, deposit) > 0 ? "warn" : "ok"}>
      <Facts
        rows={[
          [words.finalFreight, cnyText(weighed.finalFreight)],
          [words.deposit, cnyText(weighed.deposit)],
        ]}
      />
      <p className="mt-1">{text}</p>
    </Notice>
  );
}
