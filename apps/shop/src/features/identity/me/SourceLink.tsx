import { identityMeDict } from "@sihai/text/dict/me/identity-me";
import { useDict } from "#shop";

/** Whoever uses a running copy can have its source: section 13 of its licence. */
export function SourceLink() {
  const words = useDict(identityMeDict);
  return (
    <p className="py-2 text-center text-note">
      <a href="/source" className="inline-flex min-h-11 items-center text-grey underline">
        {words.source}
      </a>
    </p>
  );
}
