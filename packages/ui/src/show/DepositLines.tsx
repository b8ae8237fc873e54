type DepositLinesProps = { weight: string; lines: readonly { label: string; amount: string; how: string }[] };

/** The weight a deposit is calculated for, then each of its lines with the amount and how it came about. */
export function DepositLines({ weight, lines }: DepositLinesProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <p>{weight}</p>
      <dl className="flex flex-col gap-1.5">
        {lines.map(({ label, amount, how }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-ink">{label}</dt>
            <dd className="text-ink">{amount}</dd>
            <dd className="w-full">{how}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
