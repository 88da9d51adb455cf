import { useEffect, useState } from "react";
import { TextField } from "../../../ui/TextField.tsx";

const SEARCH_AFTER_MS = 250;

interface SearchBoxProps {
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a moment after the last key; what is typed on meanwhile stays. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The way back, or another view: nobody typed that here.
    if (value !== asked) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField
      label={label}
      hideLabel
      size="sm"
      type="search"
      placeholder={label}
      aria-keyshortcuts="/"
      autoComplete="off"
      maxLength={100}
      frameClassName="w-full min-w-0 sm:w-72"
      className="pointer-coarse:h-11"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
