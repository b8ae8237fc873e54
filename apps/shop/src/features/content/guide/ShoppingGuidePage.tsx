import { GuideView } from "./GuideView.tsx";

export default function ShoppingGuidePage() {
  return <GuideView name="shopping" />;
}
