import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { TabStrip } from "@sihai/ui";
import { useDict, usePageSearch, WorkPage } from "#console";
import { SignDeliveries } from "./SignDeliveries.tsx";
import { StockInBench } from "./StockInBench.tsx";

/**
 * The receiving bench in its two modes: items put in storage, or deliveries signed for. Another mode begins without the number
 * scanned before.
 */
export default function ReceivingPage() {
  const words = useDict(consoleReceivingDict);
  const [{ mode = "stock-in" }, change] = usePageSearch("/receiving");
  return (
    <WorkPage
      title={words.title}
      actions={
        <div className="min-w-[280px] whitespace-nowrap">
          <TabStrip
            look="boxed"
            label={words.mode}
            tabs={[
              { value: "stock-in", label: words.modes["stock-in"] },
              { value: "sign", label: words.modes.sign },
            ]}
            value={mode}
            onChange={(next) => change({ mode: next === "sign" ? "sign" : undefined, number: undefined, item: undefined })}
          />
        </div>
      }
    >
      {mode === "sign" ? <SignDeliveries /> : <StockInBench />}
    </WorkPage>
  );
}
