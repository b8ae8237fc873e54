import { GuideView } from "./GuideView.tsx";

/** For those who buy themselves and send it to our warehouse. */
export default function TransferGuidePage() {
  return <GuideView name="transfer" />;
}
