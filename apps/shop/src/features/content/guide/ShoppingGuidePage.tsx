import { GuideView } from "./GuideView.tsx";

/** From a link to the parcel at the door, for those who let us buy. */
export default function ShoppingGuidePage() {
  return <GuideView name="shopping" />;
}
