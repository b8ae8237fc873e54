import { usePageSearch } from "#shop";
import { TransferPage } from "./TransferPage.tsx";

/** Remittance inside mainland China, in CNY (rule I-15). */
export default function MainlandPage() {
  const { transferNo } = usePageSearch("/recharge/mainland");
  return <TransferPage method="mainland" transferNo={transferNo} />;
}
