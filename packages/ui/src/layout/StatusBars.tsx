type StatusBarsProps = { slow: boolean; online: boolean; words: { loadingSlow: string; offline: string } };

/** A moving line at the top while a request takes longer than two seconds (rule M-15), and a bar while the device is offline. */
export function StatusBars({ slow, online, words }: StatusBarsProps) {
  return (
    <>
      <div role="status" className="fixed inset-x-0 top-0 z-40 h-[3px] overflow-hidden">
        {slow ? (
          <>
            <div aria-hidden className="indeterminate h-full w-1/3 bg-brand" />
            <span className="sr-only">{words.loadingSlow}</span>
          </>
        ) : null}
      </div>
      <div role="status">
        {online ? null : <p className="bg-warn-soft px-4 py-2 text-center text-note text-warn">{words.offline}</p>}
      </div>
    </>
  );
}
