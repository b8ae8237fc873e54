import { GuideView } from "./GuideView.tsx";

export default function UserGuidePage() {
  return <GuideView name="user" />;
}
