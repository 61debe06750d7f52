export {DemoPage as default} from '../../../../src/components/DemoPage/DemoPage';
