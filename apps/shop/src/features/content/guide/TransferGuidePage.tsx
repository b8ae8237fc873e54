import { GuideView } from "./GuideView.tsx";

export default function TransferGuidePage() {
  return <GuideView name="transfer" />;
}
