import { type CourierCode, courierCodes, couriers, isTrackingNumber } from "@sihai/domain/courier";
import { inLanguage } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Select, TextField } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";

type CourierFieldsProps = {
  trackingNo: string;
  courier: CourierCode | null;
  /** The courier was read off the number. */
  isDetected: boolean;
  problems: { courier?: string | undefined; trackingNo?: string | undefined };
  onNumber: (trackingNo: string) => void;
  onCourier: (courier: CourierCode | null) => void;
};

/** The number first: it names its courier, which can be corrected. */
export function CourierFields({ trackingNo, courier, isDetected, problems, onNumber, onCourier }: CourierFieldsProps) {
  const words = useDict(forwardingDict);
  const language = useLanguage();
  return (
    <>
      <TextField
        label={words.trackingNo}
        required
        maxLength={40}
        autoComplete="off"
        clearable
        value={trackingNo}
        error={problems.trackingNo}
        onChange={onNumber}
      />
      <Select
        label={words.courier}
        required
        placeholder={words.chooseCourier}
        value={courier ?? ""}
        hint={isDetected && courier !== null && isTrackingNumber(trackingNo) ? words.detected : undefined}
        error={problems.courier}
        options={courierCodes.map((code) => ({ value: code, label: inLanguage(couriers[code].name, language) }))}
        onChange={(value) => onCourier(courierCodes.find((code) => code === value) ?? null)}
      />
    </>
  );
}
