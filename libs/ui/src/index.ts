import './base.css';

export {
  AmountField,
  QuickAmounts,
  type AmountFieldProps,
  type QuickAmountsProps,
} from './amount-field/amount-field.js';
export { Avatar } from './avatar/avatar.js';
export {
  Button,
  ButtonLink,
  IconButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
} from './button/button.js';
export { Card } from './card/card.js';
export { Carousel, type CarouselProps } from './carousel/carousel.js';
export { ChipNav, type ChipItem } from './chip/chip.js';
export { ToggleChips, type ToggleChipsProps } from './chip/toggle-chips.js';
export { Checkbox, type CheckboxProps } from './choice/checkbox.js';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choice/radio-group.js';
export { SegmentedControl, type SegmentedControlProps } from './choice/segmented-control.js';
export { Countdown, type CountdownProps } from './countdown/countdown.js';
export { ConfirmationDialog, type ConfirmationDialogProps } from './dialog/confirmation-dialog.js';
export { Dialog, type DialogProps } from './dialog/dialog.js';
export { DialogFrame, type DialogFrameProps } from './dialog/dialog-frame.js';
export { EmptyLine, type EmptyLineProps } from './empty-line/empty-line.js';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary/error-boundary.js';
export { DescriptionList, type DescriptionItem } from './description-list/description-list.js';
export { asciiDigits } from './field/ascii-digits.js';
export { DateField, type DateFieldProps } from './field/date-field.js';
export { Field, FieldNote, type ControlIds, type FieldProps } from './field/field.js';
export { PhoneField, type PhoneFieldProps } from './field/phone-field.js';
export { Select, type SelectOption } from './field/select.js';
export { SelectField, type SelectFieldProps } from './field/select-field.js';
export { PasswordField, TextField, type TextFieldProps } from './field/text-field.js';
export { Menu, MenuPopover, type MenuProps } from './menu/menu.js';
export { MenuButton, type MenuButtonProps } from './menu/menu-button.js';
export { type MenuAction, type MenuPopoverProps, type OpenMenu } from './menu/menu-props.js';
export {
  Link,
  NavigationProvider,
  useNavigate,
  type LinkProps,
  type NavigationAdapter,
} from './navigation/navigation.js';
export { Alert, type AlertProps } from './alert/alert.js';
export { Outcome, type OutcomeProps, type Tone } from './outcome/outcome.js';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.js';
export { PagedList, type PagedListProps } from './pagination/paged-list.js';
export { StaleAlert } from './pagination/stale-alert.js';
export { PlayerName, type PlayerNameProps } from './player-name/player-name.js';
export { useShownName } from './player-name/use-shown-name.js';
export { Popover } from './popover/popover.js';
export { type PopoverProps } from './popover/popover-props.js';
export { Progress, type ProgressProps } from './progress/progress.js';
export {
  englishUiTexts,
  UiProvider,
  useUi,
  type UiProviderProps,
  type UiTexts,
} from './provider/ui-provider.js';
export { QrCode } from './qr-code/qr-code.js';
export { ScrollRegion, type ScrollRegionProps } from './scroll-region/scroll-region.js';
export { SectionHead, type SectionHeadProps } from './section-head/section-head.js';
export { RichText, type RichTextProps } from './rich-text/rich-text.js';
export { dragSheet, type SheetDrag, type SheetSide } from './sheet-drag/drag-sheet.js';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js';
export { EmptyState, ErrorState, type StateProps } from './state/state.js';
export { Table, type Column, type TableProps } from './table/table.js';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs.js';
export { Tag } from './tag/tag.js';
export { dismissToasts, toast, type ToastOptions } from './toast/toast.js';
export { Toaster } from './toast/toaster.js';
export { Tooltip } from './tooltip/tooltip.js';
export { saveFile } from './save-file/save-file.js';
export { restoreFocusOnUnmount } from './restore-focus-on-unmount/restore-focus-on-unmount.js';
export { Widget, WidgetHostProvider, type WidgetHost, type WidgetProps } from './widget/widget.js';
export { useClock, type Clock } from './use-clock/use-clock.js';
export { useMinutesLeft } from './use-clock/use-minutes-left.js';
export { useHydrated } from './use-hydrated/use-hydrated.js';
export { useIsNear } from './use-is-near/use-is-near.js';
export { useOnline } from './use-online/use-online.js';
export { useIsMobile } from './use-is-mobile/use-is-mobile.js';
export { useMediaQuery } from './use-media-query/use-media-query.js';
export {
  useSearchDraft,
  type SearchDraft,
  type SearchDraftOptions,
} from './use-search-draft/use-search-draft.js';
export { VirtualGrid, type VirtualGridProps } from './virtual-grid/virtual-grid.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';
