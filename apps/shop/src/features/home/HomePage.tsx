import { homeDict } from "@sihai/text/dict/home";
import { Page, toast } from "@sihai/ui";
import { lazy, Suspense, useState } from "react";
import { useDict, useWindingDown } from "#shop";
import { homePasted } from "../../stores/pasted-text.ts";
import { CostTeaser } from "./CostTeaser.tsx";
import { Glance } from "./Glance.tsx";
import { HomeHeader } from "./HomeHeader.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { Popular } from "./Popular.tsx";
import { ProofLine } from "./ProofLine.tsx";
import { MoreShortcuts, Shortcuts } from "./Shortcuts.tsx";

const Ending = lazy(() => import("./Ending.tsx"));
const AdvertStrip = lazy(() => import("../content/advert/AdvertStrip.tsx"));

/** The first page: what the shopper came for is a link in the clipboard; what it costs to have it sent, and goods, stand on the first screen. */
export default function HomePage() {
  const words = useDict(homeDict);
  const [link, setLink] = useState(() => homePasted.keptOf("home") ?? "");

  function type(text: string) {
    setLink(text);
    homePasted.keep("home", text);
  }

  if (useWindingDown())
    return (
      <Page title={words.title} header={<HomeHeader />}>
        <div className="-mt-20 flex flex-col gap-3">
          <Suspense>
            <Ending />
          </Suspense>
          <Glance />
          <Shortcuts />
          <ProofLine />
        </div>
      </Page>
    );
  return (
    <Page title={words.title} header={<HomeHeader />}>
      <div className="-mt-20 flex flex-col gap-3">
        <PasteBox link={link} onChange={type} onUnreadable={() => toast(words.pasteDenied, { long: true })} />
        <Glance />
        <CostTeaser />
        <Shortcuts />
        <Popular />
        <OtherWays />
        {/* Its room is kept, so that nothing moves when it comes. */}
        <div className="h-24">
          <Suspense fallback={<span data-coming />}>
            <AdvertStrip position="home" />
          </Suspense>
        </div>
        <MoreShortcuts />
        <ProofLine />
      </div>
    </Page>
  );
}
