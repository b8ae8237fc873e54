import { GuideView } from "./GuideView.tsx";

/** The first steps, for whoever is new here. */
export default function UserGuidePage() {
  return <GuideView name="user" />;
}
