import { usePageSearch } from "#shop";
import { TransferPage } from "./TransferPage.tsx";

/** A wire from a bank abroad (rule I-14). */
export default function OverseasPage() {
  const { transferNo } = usePageSearch("/recharge/overseas");
  return <TransferPage method="overseas" transferNo={transferNo} />;
}
