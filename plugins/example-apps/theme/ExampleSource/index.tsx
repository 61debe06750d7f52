export {ExampleSource as default} from '../../../../src/components/ExampleSource/ExampleSource';
