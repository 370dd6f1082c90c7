/**
 * The parts of `@casino-kit/ui` that live pages are made of. A foundation library that imported them itself would depend on
 * `ui` in the graph of projects, and be built and tested again with each change of it.
 */
export {
  Alert,
  AmountField,
  Button,
  Card,
  Checkbox,
  type Column,
  DescriptionList,
  Progress,
  RadioGroup,
  SegmentedControl,
  SelectField,
  Table,
  Tabs,
  Tag,
  TextField,
} from '@casino-kit/ui';
