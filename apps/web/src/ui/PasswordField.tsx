import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "control"> {
  showLabel: string;
  hideLabelText: string;
}

export function PasswordField({ showLabel, hideLabelText, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      control={
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={shown ? hideLabelText : showLabel}
          of={field.label}
          className="text-mute"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
