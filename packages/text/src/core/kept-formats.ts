import { formatLocale, type Language } from "./language.ts";

/**
 * Formats made once and kept: making one costs far more than writing with it, and a list of twenty orders writes some hundred moments in four or
 * five ways. Options are those of `Intl`; a zone is named as in the time zone database.
 */
export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

/** As `dateFormat`, for numbers. */
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

function kept<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (language: Language, options: Options) => Format {
  const formats = new Map<string, Format>();
  return (language, options) => {
    const key = `${language}${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known) return known;
    const made = make(formatLocale(language), options);
    formats.set(key, made);
    return made;
  };
}
