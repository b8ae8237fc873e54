import { brandName } from "@sihai/text";
import type { DesktopWords } from "@sihai/text/dict/desktop";
import { QrCode } from "@sihai/ui/qr-code";

type DesktopPageProps = {
  words: DesktopWords;
  /** What the phone shows first. */
  address: string;
  /** What may be opened again elsewhere, and as often as one likes. */
  lastingAddress: string;
  otherAddress: string;
  otherTag: string;
};

/** What a desktop browser sees: the app in a phone, a code to take it along, and what the service does (rule A-46). */
export function DesktopPage({ words, address, lastingAddress, otherAddress, otherTag }: DesktopPageProps) {
  return (
    <div className="min-h-dvh bg-page">
      <header className="bg-[linear-gradient(135deg,var(--color-brand-deep),var(--color-brand-strong))] text-white">
        <div className="mx-auto flex max-w-280 items-center justify-between px-8 py-4">
          <p className="text-display font-bold">
            {brandName.en} <span className="font-normal">{brandName.zh}</span>
          </p>
          <a
            href={otherAddress}
            lang={otherTag}
            hrefLang={otherTag}
            className="flex min-h-11 items-center rounded-full bg-white/15 px-5 font-semibold"
          >
            {words.switchLanguage}
          </a>
        </div>
      </header>
      <main
        aria-label={words.headline}
        className="mx-auto grid max-w-280 grid-cols-[minmax(0,1fr)_auto] items-start gap-16 px-8 py-10"
      >
        <div className="flex flex-col gap-8">
          <div>
            <h1 className="text-[40px] leading-12 font-bold">{words.headline}</h1>
            <p className="mt-4 max-w-[56ch] text-title leading-8 text-grey">{words.lead}</p>
          </div>
          <OnThePhone words={words} address={lastingAddress} />
          <HowItGoes words={words} />
        </div>
        <div className="sticky top-6 rounded-frame bg-ink p-3 shadow-float">
          <iframe
            src={address}
            title={words.frame}
            allow="clipboard-read; clipboard-write"
            className="block h-[min(800px,calc(100dvh-160px))] w-97.5 rounded-screen border-0 bg-white"
          />
        </div>
      </main>
    </div>
  );
}

/** A code that takes the app along. */
function OnThePhone({ words, address }: { words: DesktopWords; address: string }) {
  return (
    <section aria-labelledby="phone" className="flex items-center gap-6 rounded-card bg-white p-6 shadow-card">
      <QrCode address={new URL(address, location.origin).href} label={words.qr} />
      <div>
        <h2 id="phone" className="text-display font-semibold">
          {words.openOnPhone}
        </h2>
        <p className="mt-2 max-w-[38ch] text-grey">{words.scan}</p>
      </div>
    </section>
  );
}

/** The steps from goods to door, and what is promised on the way. */
function HowItGoes({ words }: Pick<DesktopPageProps, "words">) {
  return (
    <>
      <section aria-labelledby="how">
        <h2 id="how" className="text-display font-semibold">
          {words.howTitle}
        </h2>
        <ol className="mt-3 flex flex-col gap-2">
          {words.steps.split("\n").map((step, at) => (
            <li key={step} className="flex items-baseline gap-3">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-note font-semibold text-brand-deep"
              >
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promises">
        <h2 id="promises" className="text-display font-semibold">
          {words.promisesTitle}
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 marker:text-ok">
          {words.promises.split("\n").map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
