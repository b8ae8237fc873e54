import { shellDict } from "@sihai/text/dict/shell";
import { switchLanguage, useDict, useDisplayCurrency } from "#shop";

/** The name, what the service does, and the way to the other language. */
export function HomeHeader() {
  const words = useDict(shellDict);
  const currency = useDisplayCurrency((state) => state.currency);
  return (
    <header className="bg-gradient-to-b from-brand-deep to-brand-strong px-4 pt-[calc(16px+env(safe-area-inset-top))] pb-24 text-white">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h1 data-page-title tabIndex={-1} className="text-[22px] leading-8 font-bold">
            Sihai <span className="font-normal">四海</span>
          </h1>
          <p className="text-[15px] leading-5">{words.tagline}</p>
        </div>
        <button
          type="button"
          aria-label={`${words.switchLanguage} (${words.switchLanguageLabel})`}
          onClick={() => void switchLanguage()}
          className="min-h-[44px] rounded-full bg-white/15 px-4 text-[15px] font-semibold"
        >
          {currency} · {words.switchLanguage}
        </button>
      </div>
    </header>
  );
}
