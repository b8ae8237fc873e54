import { usePageSearch } from "#shop";
import { TransferPage } from "./TransferPage.tsx";

/** To a local account in one of many currencies (rule I-18). */
export default function WisePage() {
  const { transferNo } = usePageSearch("/recharge/wise");
  return <TransferPage method="wise" transferNo={transferNo} />;
}
