import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look";

export { buttonClass };

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  readonly look?: ButtonLook;
  /** While true the button keeps its focus, shows that it works and does nothing on another press. */
  readonly pending?: boolean;
  readonly icon?: ReactNode;
}

/** Another press while it works: a form is not sent again by it either. */
function nothing(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

/** A button; `type="button"` unless told. */
export function Button(props: ButtonProps) {
  const { look = "secondary", pending = false, icon, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look)} cursor-pointer aria-disabled:cursor-progress`}
      aria-disabled={pending || undefined}
      onClick={pending ? nothing : onClick}
    >
      {pending ? (
        <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden="true" />
      ) : (
        icon
      )}
      {children}
    </button>
  );
}
